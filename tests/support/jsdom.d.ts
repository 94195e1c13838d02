/** The parts of jsdom that tests use outside its environment. */
declare module "jsdom" {
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        url?: string;
        contentType?: string;
        runScripts?: "dangerously";
        beforeParse?: (window: Window & typeof globalThis) => void;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
