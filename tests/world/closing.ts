let now: string | null = null

/** What is being closed just now, for whoever waits for it in vain. */
export const whatCloses = (): string | null => now

/** Closes something under a name: a process of tests that goes silent tells it before it is ended. */
export async function closing(what: string, close: () => unknown): Promise<void> {
  now = what
  await close()
  now = null
}
