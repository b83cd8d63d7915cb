import { type _createCache, _createIntlFormatters } from 'use-intl/core'

/** Before a month that has a name; no hour, "1 h". */
const first = /\b1(?=\s[a-zéû]{3})/

/** Those of Intl; but a French date says «1er décembre», where Intl knows «1 décembre» alone. */
export function intlFormatters(cache: ReturnType<typeof _createCache>): ReturnType<typeof _createIntlFormatters> {
  const made = _createIntlFormatters(cache)
  return {
    ...made,
    getDateTimeFormat: (...asked) => {
      const format = made.getDateTimeFormat(...asked)
      return asked[0] === 'fr'
        ? ({ format: (at) => format.format(at).replace(first, '1er') } as Intl.DateTimeFormat)
        : format
    },
  }
}
