import { ErasureCard } from '#features/staff/erasures/ui/erasure-card.tsx'
import { MergeCard } from '#features/staff/merges/ui/merge-card.tsx'
import { LinksOf } from '#features/staff/patterns/ui/links-of.tsx'
import { HoldLink } from '#features/staff/retention/ui/hold-link.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { showPerson, type WholePerson } from '../contract.ts'
import type { Route } from './+types/person-screen'
import { AccountFacts } from './account-facts.tsx'
import { PersonActs } from './person-acts.tsx'
import { PersonHistory } from './person-history.tsx'
import { PersonLimits } from './person-limits.tsx'
import { PersonNotes } from './person-notes.tsx'
import { PersonTies } from './person-ties.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.person.read')
  const { user } = asked.params
  return { user, first: session ? await load(page, showPerson, { user }) : undefined }
}

/** `/admin/people/{user}`: what is known of a person, and what staff may do about the account. */
export default function PersonScreen({ loaderData: { user, first } }: Route.ComponentProps) {
  const { data, isError, refetch } = useCall(showPerson, { user }, { initial: first, enabled: first !== undefined })
  const person = data?.data
  return (
    <AppShell title={person?.name ?? ''}>
      <main id="main" data-screen="person" className="stack stack-l">
        {isError && !person ? <NotLoaded onRetry={refetch} /> : null}
        {person ? <Whole person={person} /> : null}
      </main>
    </AppShell>
  )
}

const tones = { active: 'good', deactivated: 'plain', suspended: 'bad', erased: 'plain' } as const

function Whole({ person }: { person: WholePerson }) {
  const t = useTranslations('persons')
  const roles = useTranslations('roles.roles')
  const format = useFormatter()
  return (
    <>
      <header className="row row-top">
        <Avatar name={person.name} size="l" />
        <div className="grow stack stack-xs">
          <h1 tabIndex={-1}>
            <bdi>{person.name}</bdi>
          </h1>
          <Facts
            items={[
              <Word key="state" tone={tones[person.state]}>
                {t(`states.${person.state}`)}
              </Word>,
              t(`types.${typeOf(person.account_type)}`),
              person.roles.length > 0 ? format.list(person.roles.map((role) => roles(role))) : null,
            ]}
          />
          <p className="small quiet measure">{t('opened')}</p>
        </div>
      </header>
      <div className="beside">
        <div className="stack stack-l">
          <AccountFacts person={person} />
          <PersonTies person={person} />
          <PersonHistory history={person.history} />
        </div>
        <aside className="stack stack-l">
          <PersonActs person={person} />
          <PersonLimits person={person} />
          <MergeCard person={person} />
          <ErasureCard person={person} />
          <HoldLink kind="person" thing={person.id} />
          <LinksOf kind="person" id={person.id} />
          <PersonNotes user={person.id} notes={person.notes} />
          <Accesses accesses={person.accesses} />
        </aside>
      </div>
    </>
  )
}

const types = ['candidate', 'employer', 'agency', 'freelance'] as const
const typeOf = (type: string) => types.find((one) => one === type) ?? 'candidate'

function Accesses({ accesses }: { accesses: WholePerson['accesses'] }) {
  const t = useTranslations('persons')
  const format = useFormatter()
  if (accesses.length === 0) return null
  return (
    <section className="stack stack-s">
      <h2>{t('accesses')}</h2>
      <ul className="stack stack-xs small">
        {accesses.map(({ id, by, at }) => (
          <li key={id} className="row spread">
            <bdi>{by ?? '–'}</bdi>
            <time className="quiet" dateTime={at}>
              {format.dateTime(new Date(at), 'moment')}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
