/** As much of jsdom as tests use outside the environment that has it. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string; runScripts?: "dangerously" });
    readonly window: Window & typeof globalThis;
  }
}
