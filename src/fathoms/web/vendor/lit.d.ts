export type TemplateResult = { strings: TemplateStringsArray; values: unknown[] };
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function render(value: unknown, container: HTMLElement): unknown;
export const nothing: symbol;
export const noChange: symbol;
export function repeat<T>(items: Iterable<T>, key: (item: T) => unknown, template: (item: T, index: number) => unknown): unknown;
export class Directive { constructor(part: unknown); render(...values: any[]): unknown; update(part: any, values: any[]): unknown; }
export function directive(kind: typeof Directive): (...values: any[]) => unknown;
