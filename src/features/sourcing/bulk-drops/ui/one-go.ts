type Start = (go?: string) => Promise<string>

/**
 * Files sent at once into one go: the first that arrives begins it, the others wait for its id. One that does not arrive leaves the
 * beginning to the next and takes nobody with it.
 */
export function oneGo() {
  let begun: Promise<string> | null = null
  const into = async (start: Start): Promise<string> => {
    if (begun) {
      const go = await begun.catch(() => null)
      return go ? start(go) : into(start)
    }
    const first = start()
    begun = first
    try {
      return await first
    } catch (problem) {
      if (begun === first) begun = null
      throw problem
    }
  }
  return {
    into,
    /** From now on files go into this one; null: the next begins another. */
    open(go: string | null) {
      begun = go ? Promise.resolve(go) : null
    },
  }
}
