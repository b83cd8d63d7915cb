import { useCallback, useEffect } from 'react'
import { membershipChanges } from '#features/companies/team/events.ts'
import { check } from '#features/front/session/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { toast } from '#platform/browser/toast.ts'
import { keepSession, keepWorkspace } from './keep-locally.ts'
import type { Session } from './read-session.ts'

/** A page token lives a day; a screen that stays open asks for a new one this often, in ms. */
const refreshEvery = 3_600_000

/**
 * Keeps the membership one works from: the token fresh, the browser's notes true, and when the membership ends or changes while a
 * screen is open, says so: an ended one leads to /my-pages.
 */
export function useMembership(session: Session): void {
  const t = useTranslations('frame.membership')
  const topic = `user:${session.display.id}`
  useEffect(() => keepSession(session), [session])
  useEffect(() => {
    if (!session.page_id) return
    const clock = setInterval(() => void send(check, {}).catch(() => {}), refreshEvery)
    return () => clearInterval(clock)
  }, [session.page_id])
  const listen = useCallback(
    (word: { event: string; topics: string[] }) => {
      if (!membershipChanges.includes(word.event) || !word.topics.includes(topic)) return
      void send(check, {})
        .then((now) => follow(session, now, t))
        .catch(() => {})
    },
    [session, topic, t],
  )
  useTopic(topic, listen)
}

function follow(before: Session, now: Session, t: (key: 'changed' | 'reload') => string): void {
  const { page_id } = before
  if (!page_id) return
  if (!now.pages.some((page) => page.page_id === page_id)) {
    keepWorkspace(null)
    location.assign('/my-pages?lost=1')
  } else if (now.may.join() !== before.may.join())
    toast.show({ text: t('changed'), tone: 'warm', action: { text: t('reload'), run: () => location.reload() } })
}
