import { useEffect, useState } from 'react'
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
  const [ask, setAsk] = useState(() => () => {})
  useEffect(() => {
    const say = (here: boolean) =>
      send(watchBoard, { job, here })
        .then(({ data }) => setNames(data.map(({ name }) => name)))
        // who else looks is nothing to fail for
        .catch(() => undefined)
    void say(true)
    setAsk(() => () => void say(true))
    const clock = setInterval(() => document.visibilityState === 'visible' && void say(true), every)
    return () => {
      clearInterval(clock)
      void say(false)
    }
  }, [job])
  const [hear] = useState(() => ({ ask }))
  hear.ask = ask
  const [listener] = useState(
    () =>
      ({ event }: { event: string }) =>
        event === 'board.watched' && hear.ask(),
  )
  useTopic(`applicants:${job}`, listener)
  const comma = commaOf(toLanguage(useLocale()))
  return names.length > 0 ? <Faces names={names} label={t('watchers', { names: names.join(comma) })} /> : null
}
