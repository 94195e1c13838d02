/** The parts of jsdom that tests use outside its environment. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string; runScripts?: "dangerously" });
    readonly window: Window & typeof globalThis;
  }
}
