import './cv-person.css'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SearchBar } from '#ui/fields/search-bar.tsx'
import { openCvSearch } from '../open-contract.ts'
import type { Route } from './+types/open-cv-search-screen'
import { useCardWords } from './card-words.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const word = (name: 'what' | 'where') => (searchParams.get(name) ?? params[name] ?? '').trim().slice(0, 120)
  const [what, where] = [word('what'), word('where')]
  const read = (text: string) => (text === '-' ? '' : text)
  const asked = { what: read(what), where: read(where) }
  return { asked, found: (await load(context.get(pageContext), openCvSearch, asked)).data }
}

/** People who chose to be public, without a name: what a company would find here. Not for search engines. */
export default function OpenCvSearchScreen({ loaderData: { asked, found } }: Route.ComponentProps) {
  const t = useTranslations('cvSearch.open')
  const { brand } = useSite()
  const session = useSession()
  const { people, total, total_is_estimate } = found
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="open-cv-search" className="wrap wrap-read page stack stack-l">
        <header className="stack stack-s">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </header>
        <SearchBar
          action="/open-cv-search"
          label={t('title')}
          what={asked.what}
          whatHint={t('what')}
          where={found.place ?? asked.where}
          names={{ what: 'what', where: 'where' }}
          suggestWhat="/api/resources/keyword"
          suggestWhere="/api/resources/location"
        />
        <p className="strong">{t(total_is_estimate ? 'about' : 'people', { count: total })}</p>
        {people.length === 0 ? (
          <Empty icon="users" title={t('none')}>
            {t('noneHelp')}
          </Empty>
        ) : null}
        <ul className="rows">
          {people.map((person) => (
            <OpenPerson key={`${person.headline} ${person.updated_at}`} person={person} />
          ))}
        </ul>
        <Card look="lit">
          <div className="stack">
            <p>{t('onward')}</p>
            <div className="cluster">
              <LinkButton look="primary" href={session?.is_page ? '/cv-search' : '/register-employer'}>
                {t(session?.is_page ? 'search' : 'register')}
              </LinkButton>
            </div>
          </div>
        </Card>
      </main>
    </PublicShell>
  )
}

type Person = Route.ComponentProps['loaderData']['found']['people'][number]

function OpenPerson({ person }: { person: Person }) {
  const words = useCardWords()
  return (
    <li className="row row-top">
      <span className="cv-nobody" aria-hidden="true">
        <Icon name="user" />
      </span>
      <div className="stack stack-xs grow">
        <h2 className="cv-open-title">{words.title(person)}</h2>
        <Facts small items={words.facts(person)} />
        <Facts small items={person.skills.map((skill) => <bdi key={skill}>{skill}</bdi>)} />
      </div>
    </li>
  )
}
