import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { codeWords } from '#features/open-days/visits/rules.ts'
import { visitTones } from '#features/open-days/visits/ui/visit-tones.ts'
import { mayMoveVisit } from '#features/open-days/visits/visit-states.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useKeptFocus } from '#platform/browser/use-kept-focus.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type AtDoor, bringBack, checkOut, showDoor } from '../contract.ts'
import { isAway, isIn } from '../rules.ts'
import { PutFirst } from './put-first.tsx'

type Props = { day: string; person: AtDoor; zone: string; isWaiting: boolean; onLetIn: () => void }

/** Somebody at the door: when and where they are expected, and the one press that lets them in. */
export function DoorPerson({ day, person, zone, isWaiting, onLetIn }: Props) {
  const t = useTranslations('door')
  const state = useTranslations('visits.states')
  const words = useDayWords()
  const format = useFormatter()
  const { id, name, when, desk, school, code, number, checked_in_at, by } = person
  const after = {
    onDone: () => refreshCall(showDoor),
    onProblem: ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' }),
  }
  const leave = useSend(checkOut, after)
  const back = useSend(bringBack, after)
  const time = checked_in_at ? format.dateTime(new Date(checked_in_at), 'clock', { timeZone: zone }) : null
  const place = useKeptFocus(`${person.state} ${isWaiting}`)
  const mayCome = !isWaiting && number === null && !mayMoveVisit(person.state, 'check_in').refused
  return (
    <li className="cluster spread">
      <div className="stack stack-xs grow">
        <p ref={place} tabIndex={-1} className="strong">
          <bdi>{name}</bdi>
        </p>
        <Facts
          small
          items={[
            when ? words.at(when.date, when.half) : null,
            desk ? <bdi key="desk">{desk}</bdi> : null,
            school ? <bdi key="school">{school}</bdi> : null,
            <span key="code" className="ltr">
              {codeWords(code)}
            </span>,
            // comes without a place of their own
            person.state === 'waitlisted' || person.state === 'invited' ? state(person.state) : null,
            number === null ? null : t('number', { number }),
            person.goes_first ? t('first') : null,
            time ? (by ? t('letInBy', { time, name: by }) : t('letIn', { time })) : null,
          ]}
        />
      </div>
      {mayCome ? (
        <Button look="primary" aria-label={t('inFor', { name })} onClick={onLetIn}>
          {t('in')}
        </Button>
      ) : (
        <div className="cluster">
          <Word tone={visitTones[person.state]}>{state(isWaiting ? 'checked_in' : person.state)}</Word>
          <PutFirst at={{ day, visit: id }} person={person} onDone={() => refreshCall(showDoor)} />
          {isIn(person.state) ? (
            <Button
              size="s"
              look="text"
              busy={leave.isPending}
              aria-label={t('leftFor', { name })}
              onClick={() => leave.mutate({ day, visit: id })}
            >
              {t('left')}
            </Button>
          ) : null}
          {isAway(person) ? (
            <Button
              size="s"
              busy={back.isPending}
              aria-label={t('backFor', { name })}
              onClick={() => back.mutate({ day, visit: id })}
            >
              {t('back')}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  )
}
