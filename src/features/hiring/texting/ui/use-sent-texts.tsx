import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts, type Tone, Word } from '#ui/basics/word.tsx'
import type { HistoryEntry } from '#ui/lists/history.tsx'
import { listTexts, type Text } from '../contract.ts'

const tones: Record<Text['state'], Tone> = {
  waiting: 'info',
  in_hand: 'info',
  sent: 'plain',
  delivered: 'good',
  failed: 'bad',
}

/** Texts to an applicant as entries of the thread, each with what became of it. */
export function useSentTexts(application: string, enabled: boolean): HistoryEntry[] {
  const t = useTranslations('texting')
  const format = useFormatter()
  const { data } = useCall(listTexts, { application }, { enabled })
  const moment = (at: string) => format.dateTime(new Date(at), 'moment')
  const said = ({ state, send_at, at, why }: Text) => {
    if (state === 'waiting' && send_at > at) return t('states.later', { when: moment(send_at) })
    return why ? t(`failed_because.${why}`) : t(`states.${state}`)
  }
  return (data?.data ?? []).map((text) => ({
    id: text.id,
    at: text.at,
    when: moment(text.at),
    words: <bdi>{text.by ?? t('team')}</bdi>,
    said: text.text,
    below: (
      <Facts
        small
        items={[
          t('kind', { count: text.segments }),
          <Word key="state" tone={tones[text.state]}>
            {said(text)}
          </Word>,
        ]}
      />
    ),
    mine: true,
    face: <Avatar name={text.by ?? ''} size="s" />,
  }))
}
