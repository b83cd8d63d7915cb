import { useCallback, useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Faces } from '#ui/basics/avatar.tsx'
import { watchBoard } from '../contract.ts'

const every = 30_000

/** Says that one looks at the board, and shows who else does. */
export function Watchers({ job }: { job: string }) {
  const t = useTranslations('pipeline.board')
  const [names, setNames] = useState<readonly string[]>([])
  const say = useCallback(
    (here: boolean) =>
      send(watchBoard, { job, here })
        .then(({ data }) => setNames(data.map(({ name }) => name)))
        // who else looks is nothing to fail for
        .catch(() => undefined),
    [job],
  )
  const hear = ({ event }: { event: string }) => event === 'board.watched' && say(true)
  useEffect(() => {
    say(true)
    const clock = setInterval(() => document.visibilityState === 'visible' && say(true), every)
    return () => {
      clearInterval(clock)
      say(false)
    }
  }, [say])
  useTopic(`applicants:${job}`, hear)
  const comma = commaOf(toLanguage(useLocale()))
  return names.length > 0 ? <Faces names={names} label={t('watchers', { names: names.join(comma) })} /> : null
}
