import './staff-top.css'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { StaffTasks } from './staff-tasks.tsx'
import { useNext } from './use-next.ts'

/** Above every screen of the site's own people: one search for everything, the next thing that waits, each by one key, and who is at this one. */
export function StaffTop() {
  const t = useTranslations('frame.staff')
  const field = useRef<HTMLInputElement>(null)
  // the screen of finding has the same field, larger
  const isFinding = useLocation().pathname === '/admin/find'
  const { next, isPending } = useNext()
  const go = useRef(next)
  go.current = next
  useEffect(() => {
    // by the place of the key: letters differ by the language of the keyboard
    const onKey = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, repeat } = event
      const isFind = code === 'KeyK' && (ctrlKey || metaKey) && !altKey
      const isNext = code === 'KeyN' && altKey && !ctrlKey && !metaKey
      if (repeat || !(isFind || isNext)) return
      event.preventDefault()
      if (isNext) return go.current()
      const own = field.current ?? document.querySelector<HTMLInputElement>('main input[type="search"]')
      own?.focus()
      own?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <div className="staff-top">
        {isFinding ? <span /> : <FindForm field={field} />}
        <Button icon="forth" busy={isPending} title={t('nextKeys')} aria-keyshortcuts="Alt+N" onClick={() => next()}>
          {t('next')}
        </Button>
      </div>
      <StaffTasks />
    </>
  )
}

function FindForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('frame.staff')
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet named by every screen reader
    <form className="staff-find" role="search" aria-label={t('find')} action="/admin/find" method="get">
      <Icon name="search" />
      <input
        ref={field}
        className="input"
        type="search"
        name="q"
        dir="auto"
        maxLength={200}
        autoComplete="off"
        aria-label={t('findHint')}
        aria-keyshortcuts="Control+K"
        placeholder={t('findHint')}
      />
      <kbd>
        <bdi>Ctrl K</bdi>
      </kbd>
    </form>
  )
}
