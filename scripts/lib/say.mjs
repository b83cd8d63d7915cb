export const say = (text) => process.stdout.write(`${text}\n`)

/** Ends the script with one clear sentence. */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Milliseconds as a person reads them: `340 ms`, `12.4 s`, `3 min 5 s`. */
export function duration(milliseconds) {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1_000
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
