/**
 * The same function, which works out each answer once.
 * @param most answers that are kept; with one more all are forgotten, which costs less than knowing which was used last
 */
export function remembered<Of, Answer>(workOut: (of: Of) => Answer, most: number): (of: Of) => Answer {
  const known = new Map<Of, Answer>()
  return (of) => {
    const kept = known.get(of)
    if (kept !== undefined || known.has(of)) return kept as Answer
    if (known.size >= most) known.clear()
    const answer = workOut(of)
    known.set(of, answer)
    return answer
  }
}

/** The same for what also depends on a list or another whole, which is another object once it has changed. */
export function rememberedOf<Of, Whole extends object, Answer>(
  workOut: (of: Of, whole: Whole) => Answer,
  most: number,
): (of: Of, whole: Whole) => Answer {
  const made = new WeakMap<Whole, (of: Of) => Answer>()
  return (of, whole) => {
    const known = made.get(whole) ?? remembered((one: Of) => workOut(one, whole), most)
    made.set(whole, known)
    return known(of)
  }
}
