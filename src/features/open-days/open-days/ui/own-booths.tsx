import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { answerBooth, type Booth, listOwnBooths } from '../booth-contract.ts'
import { isRead } from '../day-states.ts'
import { BoothEditor } from './booth-editor.tsx'
import { useDayWords } from './use-day-words.ts'

/** Booths at the expos of others: questions to answer, and what one brings. */
export function OwnBooths() {
  const t = useTranslations('openDays.booths')
  const may = useMay()('openday.staff')
  const { data } = useCall(listOwnBooths, {}, { enabled: may })
  if (!data) return null
  if (data.data.length === 0)
    return (
      <Empty icon="building" title={t('noneOwn')}>
        {t('noneOwnHelp')}
      </Empty>
    )
  return (
    <div className="stack stack-l">
      {data.data.map((booth) => (
        <BoothCard key={booth.id} booth={booth} />
      ))}
    </div>
  )
}

function BoothCard({ booth }: { booth: Booth }) {
  const t = useTranslations('openDays.booths')
  const words = useDayWords()
  const manages = useMay()('openday.manage')
  const [isOpen, open] = useState(false)
  const answer = useSend(answerBooth, {
    onDone: () => refreshCall(listOwnBooths),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const { day } = booth
  const labels = { accept: t('accept'), decline: t('decline'), leave: t('leave') } as const
  return (
    <Card
      look={booth.state === 'asked' ? 'lit' : 'plain'}
      title={
        <a className="link" href={`/open-days/${encodeURIComponent(day.address)}`}>
          <bdi>{day.title}</bdi>
        </a>
      }
    >
      <div className="stack stack-s">
        <Facts items={[<bdi key="host">{booth.host}</bdi>, words.dates(day.dates), t(`states.${booth.state}`)]} />
        {booth.words ? <blockquote dir="auto">{booth.words}</blockquote> : null}
        <BoothDesks booth={booth} />
        <div className="cluster">
          {booth.state === 'accepted' && manages ? (
            <Button
              look={isOpen ? 'quiet' : 'primary'}
              size="s"
              icon="edit"
              aria-expanded={isOpen}
              onClick={() => open(!isOpen)}
            >
              {t('edit')}
            </Button>
          ) : null}
          {(['accept', 'decline', 'leave'] as const).map((move) =>
            manages && booth.may.includes(move) ? (
              <Button
                key={move}
                size="s"
                look={move === 'accept' ? 'primary' : move === 'leave' ? 'text' : 'quiet'}
                busy={answer.isPending}
                onClick={() => answer.mutate({ booth: booth.id, move })}
              >
                {labels[move]}
              </Button>
            ) : null,
          )}
          <LinkButton size="s" look="text" href={`/open-days/${encodeURIComponent(day.address)}`}>
            {t('view')}
          </LinkButton>
        </div>
        {isOpen && booth.state === 'accepted' ? <BoothEditor key={booth.version} booth={booth} /> : null}
      </div>
    </Card>
  )
}

/** On the day itself: into the own desks, and who booked there. */
function BoothDesks({ booth: { day, desks, state } }: { booth: Booth }) {
  const t = useTranslations('openDays')
  const may = useMay()
  if (state !== 'accepted' || desks.length === 0 || !isRead(day.state)) return null
  return (
    <div className="cluster">
      {desks.map(({ id, name }, at) => (
        <LinkButton key={id} size="s" icon="users" href={`/page/open-days/${day.id}/desks/${id}`}>
          {t('booths.toDesk', { number: at + 1 })} <bdi>{name}</bdi>
        </LinkButton>
      ))}
      {may('openday.manage') ? (
        <LinkButton size="s" look="text" href={`/page/open-days/${day.id}/visits`}>
          {t('editor.visits')}
        </LinkButton>
      ) : null}
    </div>
  )
}
