const numbered = /^\s*[([]?(\d{1,3})[.)\]]\s+(?=\S)/

/** Whether a line begins with a number of a list. A number counts where the one before or after it heads another line. */
export function numberingOf(lines: readonly string[]): (line: string) => boolean {
  const numbers = new Set(lines.flatMap((line) => numberAt(line) ?? []))
  return (line) => {
    const own = numberAt(line)
    return own !== null && (numbers.has(own - 1) || numbers.has(own + 1))
  }
}

function numberAt(line: string): number | null {
  const found = numbered.exec(line)?.[1]
  return found ? Number(found) : null
}
