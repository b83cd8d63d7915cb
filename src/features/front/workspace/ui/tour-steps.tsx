import './tour.css'
import { useEffect, useRef, useState } from 'react'
import { Dialog, Heading, Popover } from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'

/** What is shown, and at which places; a role that has none of them is not told of it. */
const stops = [
  { key: 'today', href: '/page' },
  { key: 'jobs', href: '/page/jobs' },
  { key: 'cvSearch', href: '/cv-search' },
  { key: 'tasks', href: '/page/tasks' },
  { key: 'team', href: '/page/team' },
] as const

/** The place in the rail, or in the tab bar of phones. */
const placeOf = (href: string) =>
  [...document.querySelectorAll<HTMLElement>(`.rail a[href="${href}"], .tab-bar a[href="${href}"]`)].find(
    (link) => link.offsetParent !== null || link.getClientRects().length > 0,
  )

/** The tour itself, loaded by `Tour` only: a word at each place, which one may leave at any time. */
export default function TourSteps({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations('workspace.tour')
  const [shown] = useState(() => stops.filter(({ href }) => placeOf(href)))
  const [at, go] = useState(0)
  const anchor = useRef<HTMLElement | null>(null)
  const stop = shown[at]
  anchor.current = stop ? (placeOf(stop.href) ?? null) : null
  useEffect(() => {
    if (shown.length === 0) onEnd()
    // before the popover hears it: that one would also close when the page is scrolled
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onEnd()
    document.addEventListener('keydown', leave, true)
    return () => document.removeEventListener('keydown', leave, true)
  }, [shown, onEnd])
  useEffect(() => {
    const place = stop && placeOf(stop.href)
    place?.setAttribute('data-toured', '')
    return () => place?.removeAttribute('data-toured')
  }, [stop])
  if (!stop) return null
  const isTab = anchor.current?.closest('.tab-bar') != null
  const isLast = at === shown.length - 1
  return (
    <Popover
      key={stop.key}
      className="tour"
      data-in={isTab ? 'tab-bar' : 'rail'}
      triggerRef={anchor}
      isOpen
      isNonModal
      shouldCloseOnInteractOutside={() => false}
      // in the rail: beside it stands what the word is about
      placement={isTab ? 'top' : 'bottom start'}
      offset={isTab ? 12 : 4}
    >
      <Dialog className="tour-sheet stack stack-s" aria-label={t('title')}>
        <p className="small faint">{t('count', { at: at + 1, of: shown.length })}</p>
        <Heading slot="title" level={2} className="tour-title">
          {t(`${stop.key}.title`)}
        </Heading>
        <p className="small">{t(`${stop.key}.text`)}</p>
        <div className="cluster spread">
          {isLast ? (
            <span />
          ) : (
            <Button look="text" size="s" onClick={onEnd}>
              {t('skip')}
            </Button>
          )}
          <Button look="primary" size="s" onClick={() => (isLast ? onEnd() : go(at + 1))}>
            {t(isLast ? 'end' : 'next')}
          </Button>
        </div>
      </Dialog>
    </Popover>
  )
}
