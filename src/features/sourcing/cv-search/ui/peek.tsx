import './cv-sheet.css'
import { MessageButton } from '#features/sourcing/direct-messages/ui/message-button.tsx'
import { InviteButton } from '#features/sourcing/pool/ui/invite-button.tsx'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { showCredits } from '../contact-contract.ts'
import { type CvQuery, hidePerson, searchCvs, showCvSheet } from '../contract.ts'
import { useCardWords } from './card-words.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { ContactLinks } from './contact-links.tsx'
import { CvSheetLines } from './cv-sheet-lines.tsx'
import { StandingLine } from './hit.tsx'
import { inputOf } from './read-asked.ts'

// the pool is for those whose contacts are open; who only searches waits for none of it
const PersonMenu = late(async () => (await import('#features/sourcing/pool/ui/person-menu.tsx')).PersonMenu)
const FactsOf = late(async () => (await import('#features/sourcing/pool/ui/entry-facts.tsx')).FactsOf)

type Props = {
  person: string
  query: CvQuery
  credits: Gives<typeof showCredits>['data'] | undefined
  onStep: (by: number) => void
  onOpened: (person: string) => void
  isFirst: boolean
  isLast: boolean
}

/** One person as the page may see them: what was asked for and where it stands, and the CV line by line. */
export function Peek({ person, query, credits, onStep, onOpened, isFirst, isLast }: Props) {
  const t = useTranslations('cvSearch')
  const words = useCardWords()
  const may = useMay()
  const { data, isError, refetch } = useCall(showCvSheet, { ...inputOf(query), person })
  if (isError && !data) return <NotLoaded onRetry={refetch} />
  if (!data) return <Skeleton lines={['60%', '40%', '90%', '80%', '85%', '70%']} />
  const { card, musts, contacts, file, lines, language } = data.data
  const title = words.title(card)
  return (
    <div className="stack">
      <div className="row row-top spread">
        <div className="stack stack-xs grow">
          <h2>{card.name ? <bdi>{card.name}</bdi> : title}</h2>
          <p className="small quiet">{contacts ? title : t('hidden')}</p>
          <StandingLine card={card} />
        </div>
        <span className="row">
          <IconButton icon="back" size="s" label={t('before')} disabled={isFirst} onClick={() => onStep(-1)} />
          <IconButton icon="next" size="s" label={t('after')} disabled={isLast} onClick={() => onStep(1)} />
        </span>
      </div>
      <Facts small items={words.facts(card)} />
      {musts.length > 0 ? <Musts musts={musts} /> : null}
      {contacts ? (
        <div className="cluster">
          <ContactLinks email={contacts.email} phone={contacts.phone} file={file} look="text" />
        </div>
      ) : null}
      <div className="cluster">
        <ContactButtons card={card} main onOpened={onOpened} />
        {contacts && card.name && may('applicant.message') ? (
          <MessageButton to={{ person, name: card.name }} look="primary" />
        ) : null}
        {contacts && may('drop.answer') ? (
          <>
            <InviteButton person={person} name={card.name} />
            <PersonMenu whom={{ person }} name={card.name ?? ''} />
          </>
        ) : null}
        {card.price !== null && credits ? (
          <span className="small faint">{t('forGood', { balance: credits.balance })}</span>
        ) : null}
        {card.relation === 'none' || card.relation === 'declined' ? <Aside person={person} /> : null}
      </div>
      {contacts && may('drop.answer') ? <FactsOf whom={{ person }} told={null} /> : null}
      <CvSheetLines lines={lines} language={language} label={t('sheet', { who: card.name ?? title })} />
    </div>
  )
}

function Musts({ musts }: Pick<Gives<typeof showCvSheet>['data'], 'musts'>) {
  const t = useTranslations('cvSearch')
  const levelOf = useTranslations('cvSearch.levels')
  return (
    <ul className="cv-musts">
      {musts.map(({ text, met, line, level }) => (
        <li key={text} data-found={met || undefined}>
          <Icon name={met ? 'check' : 'minus'} size="s" />
          <bdi className="grow">{text}</bdi>
          <span className="small">
            {level ? levelOf(level) : line !== null ? t('line', { line }) : t(met ? 'inProfile' : 'notFound')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Aside({ person }: { person: string }) {
  const t = useTranslations('cvSearch.contact')
  const ui = useTranslations('ui')
  const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })
  const back = useSend(hidePerson, { onDone: () => refreshCall(searchCvs), onProblem })
  const send = useSend(hidePerson, {
    onDone() {
      refreshCall(searchCvs)
      toast.show({
        text: t('asideDone'),
        action: { text: ui('undo'), run: () => back.mutate({ person, hidden: false }) },
      })
    },
    onProblem,
  })
  return (
    <Button size="s" look="text" busy={send.isPending} onClick={() => send.mutate({ person, hidden: true })}>
      {t('aside')}
    </Button>
  )
}
