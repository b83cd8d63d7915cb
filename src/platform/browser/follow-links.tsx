import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isDocumentPath } from './documents.ts'
import { mayLeaveScreen } from './use-unsaved.ts'

/** In a hydrated screen a plain link to another one is followed without loading the page anew. */
export function FollowLinks() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && event.button === 0 && !event.defaultPrevented && isReplaced(link, pathname)) {
        event.preventDefault()
        return showTarget(link)
      }
      if (!link || !isOurs(link, event)) return
      // what is written and not kept yet: the browser goes there by itself, and asks before
      if (!mayLeaveScreen()) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, pathname])
  return null
}

/**
 * A place on a page whose address was replaced since it was drawn (a new thing that has its id now): gone to as the browser does, the router
 * would take the new address for another screen and draw it anew, without what was written.
 */
const isReplaced = (link: HTMLAnchorElement, drawn: string): boolean =>
  link.origin === location.origin &&
  link.pathname === location.pathname &&
  link.search === location.search &&
  link.hash !== '' &&
  drawn !== location.pathname

function showTarget(link: HTMLAnchorElement): void {
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false
  if (
    link.target ||
    link.hasAttribute('download') ||
    link.dataset.reload !== undefined ||
    link.origin !== location.origin
  )
    return false
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return false
  // another language is another document
  const changesLanguage = new URLSearchParams(link.search).has('lang')
  return !isDocumentPath(link.pathname) && !link.pathname.startsWith('/api/') && !changesLanguage
}
