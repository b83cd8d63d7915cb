/** What is asked in so few letters is no work to plan; more of them, in one or in all, would fill the memory of each connection's process. */
const lengths = { least: 60, most: 24_000, together: 600_000 }
/** How many different statements are counted before the counting begins anew. */
const counted = 1_000
/** A migration may widen what these read, and one that was planned before it is refused after it. */
const readsWhateverThereIs = /(?:\.|\bselect\s+|\breturning\s+)\*/i

/** `isAlone`: outside a transaction, where it can be asked again. */
export type NameOf = (text: string, values: readonly unknown[], isAlone: boolean) => string | undefined
type Often = { name: string; isOnlyAlone: boolean }

export const unnamed: NameOf = () => undefined

/**
 * Names for statements that are asked again and again, under which the database keeps their plan for each connection.
 * @param after how often one is asked before it gets a name
 * @param most how many get one in this process
 */
export function nameWhatIsAskedOften(after = 20, most = 200): NameOf {
  const often = new Map<string, Often>()
  const times = new Map<string, number>()
  let letters = 0
  const isWorthIt = (text: string, values: readonly unknown[]) =>
    values.length > 0 && text.length >= lengths.least && text.length <= lengths.most
  const isAskedOften = (text: string) => {
    const time = (times.get(text) ?? 0) + 1
    if (times.size >= counted) times.clear()
    times.set(text, time)
    return time >= after
  }
  return (text, values, isAlone) => {
    let known = often.get(text)
    if (!known) {
      const isFull = often.size >= most || letters + text.length > lengths.together
      if (isFull || !isWorthIt(text, values) || !isAskedOften(text)) return undefined
      known = { name: `often-${often.size}`, isOnlyAlone: readsWhateverThereIs.test(text) }
      often.set(text, known)
      letters += text.length
    }
    return known.isOnlyAlone && !isAlone ? undefined : known.name
  }
}

/** PostgreSQL refuses a kept plan whose columns are others by now ("cached plan must not change result type"). */
export const isOutdatedPlan = (error: unknown): boolean => (error as { code?: string }).code === '0A000'
