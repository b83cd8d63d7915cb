import { useEffect, useRef } from 'react'
import { Marked } from '#features/jobs/matching/ui/marked.tsx'
import './cv-person.css'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { type CvCard, changeBasket, listBasket, searchCvs } from '../contract.ts'
import { useCardWords } from './card-words.ts'
import { ContactButtons } from './contact-buttons.tsx'

type Props = { card: CvCard; isShown: boolean; onChoose: (id: string) => void }

/** Somebody in the list: what they are, why they were found, and what can be done. */
export function Hit({ card, isShown, onChoose }: Props) {
  const words = useCardWords()
  const { id, name, photo, seen, why } = card
  const title = words.title(card)
  const head = useRef<HTMLButtonElement>(null)
  const isOpen = Boolean(card.unlocked)
  const wasOpen = useRef(isOpen)
  // what was pressed to unlock is gone, and the focus with it
  useEffect(() => {
    if (isOpen && !wasOpen.current && isShown && document.activeElement === document.body) head.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, isShown])
  return (
    <li className="cv-hit" data-hit="" aria-current={isShown || undefined} data-seen={seen || undefined}>
      <InBasket card={card} title={name ?? title} />
      {name ? (
        <Avatar name={name} {...(photo && { src: photo })} />
      ) : (
        <span className="cv-nobody" aria-hidden="true">
          <Icon name="user" />
        </span>
      )}
      <div className="cv-hit-words">
        <h3>
          <button ref={head} type="button" onClick={() => onChoose(id)}>
            {name ? <bdi>{name}</bdi> : title}
          </button>
        </h3>
        <Facts small items={[name ? title : null, ...words.facts(card)]} />
        <StandingLine card={card} />
        {why.length > 0 ? <Why why={why} /> : null}
      </div>
      <ContactButtons card={card} onOpened={onChoose} />
    </li>
  )
}

function Why({ why }: Pick<CvCard, 'why'>) {
  const t = useTranslations('cvSearch')
  return (
    <ul className="cv-why">
      {why.slice(0, 4).map(({ must, text, marks, number }) => (
        <li key={must}>
          <span>
            <Marked text={text} marks={marks} />
          </span>
          <span className="cv-line">{t('line', { line: number })}</span>
        </li>
      ))}
    </ul>
  )
}

/** How the page stands to somebody, in a sentence. */
export function StandingLine({ card: { relation, unlocked, application } }: { card: CvCard }) {
  const t = useTranslations('cvSearch.relation')
  const format = useFormatter()
  if (relation === 'applied' && application)
    return (
      <p className="small good-words">{t('applied', { job: apart(application.title), others: application.others })}</p>
    )
  if (relation === 'unlocked' && unlocked) {
    const day = format.dateTime(new Date(unlocked.at), { day: 'numeric', month: 'long' })
    return (
      <p className="small good-words">{t('unlocked', { by: unlocked.by ? `\u2068${unlocked.by}\u2069` : '', day })}</p>
    )
  }
  return relation === 'asked' || relation === 'declined' ? <p className="small quiet">{t(relation)}</p> : null
}

function InBasket({ card: { id, in_basket }, title }: { card: CvCard; title: string }) {
  const t = useTranslations('cvSearch')
  const change = useSend(changeBasket, {
    onDone: () => {
      refreshCall(listBasket)
      refreshCall(searchCvs)
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  const on = change.isPending ? change.variables.inside : in_basket
  return (
    <label className="choice cv-pick">
      <input type="checkbox" checked={on} onChange={() => change.mutate({ people: [id], inside: !on })} />
      <span className="sr-only">{t('select', { who: title })}</span>
    </label>
  )
}
