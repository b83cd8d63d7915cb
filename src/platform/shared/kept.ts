const all = new Map<string, unknown>()

/** Makes a thing once: formatters of Intl are dear to make (up to 0.1 ms) and cheap to keep. For keys of which there are few. */
export function kept<T>(key: string, make: () => T): T {
  if (!all.has(key)) all.set(key, make())
  return all.get(key) as T
}
