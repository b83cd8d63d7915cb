import { useCardWords } from '#features/sourcing/cv-search/ui/card-words.ts'
import { ContactButtons } from '#features/sourcing/cv-search/ui/contact-buttons.tsx'
import { StandingLine } from '#features/sourcing/cv-search/ui/hit.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { type FittingPerson, listFittingPeople, type PooledCard } from '../contract.ts'
import { InviteToJob } from './invite-to-job.tsx'
import { useFrom } from './use-from.ts'
import { WhyFits } from './why-fits.tsx'

type Props = { fitting: FittingPerson; job: string; isLive: boolean }
type Standing = { fitting: FittingPerson; job: string; isAsked: boolean }

/** Somebody whom the job fits: what they are, the facts, what shows them, and what can be done. */
export function FittingPersonRow({ fitting, job, isLive }: Props) {
  const { person, pooled, invited_at } = fitting
  const isAsked = isLive && invited_at === null
  if (pooled) return <PooledRow fitting={fitting} pooled={pooled} job={job} isAsked={isAsked} />
  return person ? <AccountRow fitting={fitting} person={person} job={job} isAsked={isAsked} /> : null
}

function AccountRow({ fitting, person, job, isAsked }: Standing & { person: NonNullable<FittingPerson['person']> }) {
  const words = useCardWords()
  const from = useFrom(job)
  const { name, photo } = person
  const title = words.title(person)
  return (
    <li>
      {name ? (
        <Avatar name={name} {...(photo && { src: photo })} />
      ) : (
        <span className="cv-nobody" aria-hidden="true">
          <Icon name="user" />
        </span>
      )}
      <div className="grow stack stack-xs">
        <h2>
          <a className="link" href={from.at(`/${person.id}`)}>
            {name ? <bdi>{name}</bdi> : title}
          </a>
        </h2>
        <Facts small items={[name ? title : null, ...words.facts(person)]} />
        <WhyFits fitting={fitting} standing={<StandingLine card={person} />} />
      </div>
      <div className="fitting-person-acts stack stack-s">
        {name && isAsked ? <InviteToJob people={[person.id]} name={name} job={job} /> : null}
        <ContactButtons card={person} job={job} onOpened={() => refreshCall(listFittingPeople)} />
      </div>
    </li>
  )
}

/** Of the pool, without an account: known by what they sent or left, or were brought along with. */
function PooledRow({ fitting, pooled, job, isAsked }: Standing & { pooled: PooledCard }) {
  const t = useTranslations('pool')
  const words = useCardWords()
  const from = useFrom(job)
  const { entry, name, source } = pooled
  return (
    <li>
      <Avatar name={name} />
      <div className="grow stack stack-xs">
        <h2>
          <a className="link" href={from.at(`/${entry}`)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <Facts small items={[words.title(pooled), ...words.facts(pooled)]} />
        <WhyFits fitting={fitting} from={t(`from.${source}`)} />
      </div>
      <div className="fitting-person-acts stack stack-s">
        {isAsked ? <InviteToJob entries={[entry]} name={name} job={job} /> : null}
      </div>
    </li>
  )
}
