import { spacedCode } from '#features/money/vouchers/rules.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type FoundThing, findAnything } from '../contract.ts'
import type { Route } from './+types/find-screen'
import { stateOf, toneOf } from './state-words.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.find')
  const q = (asked.url.searchParams.get('q') ?? '').trim().slice(0, 200)
  const isAsked = session !== null && q.length > 1
  return { q, first: isAsked ? await load(page, findAnything, { q }) : undefined }
}

/** `/admin/find`: anybody and anything, by whatever one knows of it. */
export default function FindScreen({ loaderData: { q, first } }: Route.ComponentProps) {
  const t = useTranslations('finding')
  const { data } = useCall(findAnything, { q }, { initial: first, enabled: first !== undefined })
  const groups = data?.data.filter(({ items }) => items.length > 0) ?? []
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="find" className="stack stack-l">
        <header className="stack stack-xs">
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="quiet">{t('lead')}</p>
        </header>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet named by every screen reader */}
        <form className="cluster wrap-read" role="search" action="/admin/find" method="get">
          <div className="grow">
            <TextField name="q" type="search" label={t('field')} bare defaultValue={q} maxLength={200} dir="auto" />
          </div>
          <Button type="submit" look="primary" icon="search">
            {t('go')}
          </Button>
        </form>
        {first === undefined && q ? <p className="quiet">{t('tooShort')}</p> : null}
        {data && groups.length === 0 ? (
          <Empty icon="search" title={t('nothing')}>
            {t('nothingHelp')}
          </Empty>
        ) : null}
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </main>
    </AppShell>
  )
}

type FoundGroup = Gives<typeof findAnything>['data'][number]

function Group({ group: { kind, items, more } }: { group: FoundGroup }) {
  const t = useTranslations('finding')
  return (
    <section className="stack stack-s" aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{t(`kinds.${kind}`)}</h2>
      <ul className="rows">
        {items.map((item) => (
          <Line key={item.id} kind={kind} item={item} />
        ))}
      </ul>
      {more ? <p className="small quiet">{t('more')}</p> : null}
    </section>
  )
}

const signs: Record<FoundGroup['kind'], IconName | null> = {
  ...{ person: null, page: null },
  ...{ job: 'jobs', order: 'file', voucher: 'ticket' },
}

function Line({ kind, item: { title, hint, state, link } }: { kind: FoundGroup['kind']; item: FoundThing }) {
  const t = useTranslations('finding')
  const sign = signs[kind]
  return (
    <li className="row">
      {sign ? <Icon name={sign} /> : <Avatar name={title} kind={kind === 'page' ? 'company' : 'person'} size="s" />}
      <div className="grow">
        <a className="strong" href={link}>
          <bdi>{title || hint}</bdi>
        </a>
        <p className="small quiet clip">
          <bdi>{kind === 'voucher' ? spacedCode(hint) : hint}</bdi>
        </p>
      </div>
      <Word tone={toneOf(state)}>{t(`states.${stateOf(state)}`)}</Word>
    </li>
  )
}
