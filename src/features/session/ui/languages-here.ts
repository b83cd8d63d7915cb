import { useLocation } from 'react-router'
import { languages } from '#platform/shared/languages.ts'
import { useSite } from './use-session.ts'

const names = { en: 'English', ar: 'العربية', ru: 'Русский', fr: 'Français' }

/** This page in each language, for menus and alternate links. */
export function useLanguagesHere() {
  const site = useSite()
  const { pathname, search } = useLocation()
  return languages.map((language) => {
    const query = new URLSearchParams(search)
    query.set('lang', language)
    return { language, name: names[language], href: `${pathname}?${query}`, current: language === site?.language }
  })
}
