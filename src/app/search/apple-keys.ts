/** Whether keyboards here have a ⌘. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
