import { useLocation } from 'react-router'
import { languageNames, languages } from '#platform/shared/languages.ts'
import { useSite } from './use-session.ts'

/** This page in each language, for menus and alternate links. */
export function useLanguagesHere() {
  const site = useSite()
  const { pathname, search } = useLocation()
  return languages.map((language) => {
    const query = new URLSearchParams(search)
    query.set('lang', language)
    return {
      language,
      name: languageNames[language],
      href: `${pathname}?${query}`,
      current: language === site?.language,
    }
  })
}
