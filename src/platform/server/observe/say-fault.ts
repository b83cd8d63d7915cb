const longest = 200

/**
 * What an error says, in one line and without what may be somebody's: whatever stands in quotes, addresses, numbers and words that are not
 * written in ASCII, as errors of programs are. What a program calls its own parts stays.
 */
export function sayFault(error: unknown): string {
  const { name, message, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  const words =
    [name, typeof message === 'string' ? message : String(error)]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(': ')
      .split(/[\r\n]/, 1)[0]
      ?.slice(0, 2_000)
      .replace(/\S+@\S+/g, '…')
      .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '…')
      .replace(/"[^"]*"|«[^»]*»|“[^”]*”|`[^`]*`|=\([^)]*\)/g, '…')
      .replace(/(?<!\((?:reading|setting) (?='[\w$-]{1,60}'))'[^']*'/g, '…')
      // what stands behind a sign that gives a value, or after the name of a secret, and what is no word of a language by its length or parts
      .replace(/[=?]\S+/g, '…')
      .replace(/\b(authorization|bearer|cookie|key|password|secret|token)\b:?\s+\S+/gi, '$1 …')
      .replace(/\b(?:eyJ|[a-z]{2}_(?:live|test)_)\S*|[\w-]{40,}/g, '…')
      .replace(/[^\x20-\x7e…]+/g, '…')
      .replace(/[\w-]*\d[\w-]*/g, '#')
      .replace(/…(?:\s*…)+/g, '…')
      .trim() || 'unknown'
  const known = typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? `${code} ` : ''
  return `${known}${words}`.slice(0, longest)
}

/** The file and line of our own that an error came from, as its stack says: the part that is built, or the source. */
export function codeOf(error: unknown): string {
  const { stack } = (typeof error === 'object' && error !== null ? error : {}) as { stack?: unknown }
  if (typeof stack !== 'string') return ''
  const files = [...stack.slice(0, 8_000).matchAll(/\/((?:assets|src|build)\/[\w./-]{1,120}:\d{1,7}(?::\d{1,7})?)/g)]
  // what asks the database is the same for all
  return (files.find(([, file = '']) => !file.startsWith('src/platform/')) ?? files[0])?.[1] ?? ''
}
