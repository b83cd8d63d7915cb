/** A part of a screen that comes in a file of its own, once; one that does not arrive is null, and the screen goes on without. */
export const partOrNull = <T>(load: () => Promise<T>): Promise<T | null> => load().catch(() => null)
