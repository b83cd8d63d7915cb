import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isDocumentPath } from './documents.ts'

/** In a hydrated screen a plain link to another one is followed without loading the page anew. */
export function FollowLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isOurs(link, event)) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
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
