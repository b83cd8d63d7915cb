import './staff-top.css'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useNext } from './use-next.ts'
import { useAsked } from './use-session.ts'

/** Above every screen of the site's own people: one search for everything, and the next thing that waits, each by one key. */
export function StaffTop() {
  const t = useTranslations('frame.staff')
  const field = useRef<HTMLInputElement>(null)
  const asked = useAsked()
  const { pathname } = useLocation()
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
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="staff-top">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet named by every screen reader */}
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
          defaultValue={pathname === '/admin/find' ? (asked.get('q') ?? '') : ''}
        />
        <kbd>
          <bdi>Ctrl K</bdi>
        </kbd>
      </form>
      <Button icon="forth" busy={isPending} title={t('nextKeys')} aria-keyshortcuts="Alt+N" onClick={() => next()}>
        {t('next')}
      </Button>
    </div>
  )
}
