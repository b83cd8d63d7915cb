import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FitFacts } from '#features/jobs/matching/ui/fit-facts.tsx'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { useCardWords } from '#features/sourcing/cv-search/ui/card-words.ts'
import { ContactButtons } from '#features/sourcing/cv-search/ui/contact-buttons.tsx'
import { StandingLine } from '#features/sourcing/cv-search/ui/hit.tsx'
import { useMay } from '#frame/use-session.ts'
import { late } from '#platform/browser/late.tsx'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type FittingPerson, listFittingPeople } from '../contract.ts'

const InviteDialog = late(async () => (await import('#features/sourcing/pool/ui/invite-dialog.tsx')).InviteDialog)

type Props = { fitting: FittingPerson; job: string; isLive: boolean }

/** Somebody whom the job fits: what they are, the facts, what shows them, and what can be done. */
export function FittingPersonRow({ fitting: { person, fit, matches, in_pool, invited }, job, isLive }: Props) {
  const t = useTranslations('fittingPeople')
  const words = useCardWords()
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
          <a className="link" href={`/cv-search?person=${person.id}`}>
            {name ? <bdi>{name}</bdi> : title}
          </a>
        </h2>
        <Facts small items={[name ? title : null, ...words.facts(person)]} />
        <FitFacts fit={fit} reader="team" />
        <StandingLine card={person} />
        {in_pool || invited ? (
          <Facts
            small
            items={[
              in_pool ? t('inPool') : null,
              invited ? (
                <Word key="invited" tone="good">
                  {t('invited')}
                </Word>
              ) : null,
            ]}
          />
        ) : null}
        <MatchList matches={matches.filter(({ kind }) => kind !== 'place')} reader="team" dense />
      </div>
      <div className="stack stack-s">
        {name && isLive && !invited ? <Invite person={person.id} job={job} /> : null}
        <ContactButtons card={person} onOpened={() => refreshCall(listFittingPeople)} />
      </div>
    </li>
  )
}

function Invite({ person, job }: { person: string; job: string }) {
  const t = useTranslations('fittingPeople')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('drop.answer')) return null
  return (
    <>
      <Button size="s" icon="send" onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {isOpen ? (
        <InviteDialog
          people={[person]}
          job={job}
          onClose={(isDone) => {
            setOpen(false)
            if (isDone) refreshCall(listFittingPeople)
          }}
        />
      ) : null}
    </>
  )
}
