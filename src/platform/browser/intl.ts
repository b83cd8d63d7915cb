import { createContext, useContext } from 'react'
import type { useFormatter as useTheirFormatter, useTranslations as useTheirTranslations } from 'use-intl'
import { _createCache, createFormatter, createTranslator } from 'use-intl/core'
import { intlFormatters } from '#platform/shared/first-of-month.ts'
import { formatsIn } from '#platform/shared/formats.ts'
import { messageAt } from '#platform/shared/message-at.ts'
import { remembered, rememberedOf } from '#platform/shared/remembered.ts'
import type { Words } from '#platform/shared/words.ts'

/** How many zones of each language are kept: nearly all visitors come from few. */
const mostZones = 32
/** Of features, and of words of one: those who name them by what is stored never fill the memory. */
const mostNames = 2_000

/**
 * Translators and formatters of one language in one zone, kept from page to page. The library's own hooks make them anew for
 * every part that speaks, and the formatters of Intl for every page: a tenth of what a page of results costs (benchmarks.md).
 */
export const intlOf = rememberedOf((localeAndZone: string, words: Words) => {
  const [locale = 'en', timeZone = 'UTC'] = localeAndZone.split(' ')
  const cache = _createCache()
  const config = {
    locale,
    timeZone,
    formats: formatsIn(locale),
    _cache: cache,
    _formatters: intlFormatters(cache),
    onError: missing,
  }
  return {
    translator: remembered(
      (namespace: string | undefined) =>
        quick(createTranslator({ ...config, messages: words, namespace } as never), namespace, words),
      mostNames,
    ),
    formatter: createFormatter(config),
  }
}, mostZones)

type Translator = ReturnType<typeof useTheirTranslations>

/** Most messages are plain words, which need nobody to put values into them. */
function quick(t: Translator, namespace: string | undefined, words: Words): Translator {
  const plain = remembered((key: string) => {
    const message = messageAt(words, namespace === undefined ? key : `${namespace}.${key}`)
    return typeof message === 'string' ? message : null
  }, mostNames)
  const say: Translator = Object.assign((...said: Parameters<Translator>) => plain(said[0]) ?? t(...said), t)
  return say
}

/** A missing word shows its key; `npm run check` is what forbids it, the page itself must not break. */
function missing() {}

export const IntlContext = createContext<ReturnType<typeof intlOf> | null>(null)

function useIntl() {
  const intl = useContext(IntlContext)
  if (!intl) throw new Error('Words are asked for outside of WordsProvider.')
  return intl
}

/** The words of a feature, as the library's hook gives them: `t('key', { count })`, `t.rich`, `t.has`. */
export const useTranslations: typeof useTheirTranslations = ((namespace?: string) =>
  useIntl().translator(namespace)) as never

/** Numbers, dates and lists as the reader's language writes them, in the reader's zone. */
export const useFormatter: typeof useTheirFormatter = () => useIntl().formatter
