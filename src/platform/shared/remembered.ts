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
