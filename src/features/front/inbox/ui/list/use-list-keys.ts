import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/** Arrows, and j and k wherever nobody writes, go from one conversation to the next; Enter opens it, as any link. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const go = (way: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
    const from = links.indexOf(document.activeElement as HTMLElement)
    const open = links.findIndex((link) => link.ariaCurrent)
    const next = from >= 0 ? from + way : open >= 0 ? open + way : 0
    links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
  }
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || isWriting(event.target) || document.querySelector('[role="dialog"], [role="menu"]'))
        return
      event.preventDefault()
      go(steps[event.key] as 1 | -1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return (event: KeyboardEvent) => {
    const way = event.key.startsWith('Arrow') ? steps[event.key] : undefined
    if (!way) return
    event.preventDefault()
    go(way)
  }
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
