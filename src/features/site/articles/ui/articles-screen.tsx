import { useState } from 'react'
import { useNavigate } from 'react-router'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Table } from '#ui/lists/table.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addArticle, listArticles } from '../contract.ts'
import type { Route } from './+types/articles-screen'
import { articleTones } from './article-tones.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.content.edit')
  return { first: session ? await load(page, listArticles, {}) : undefined }
}

/** `/admin/articles`: texts of the site, those that stand and those that are written. */
export default function ArticlesScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('articles')
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listArticles, {}, { initial: first, enabled: first !== undefined })
  const [adding, add] = useState(false)
  return (
    <ListScreen name="articles" title={t('title')} lead={t('lead')} list={list} wide>
      <div>
        <Button look="primary" icon="plus" onClick={() => add(true)}>
          {t('add')}
        </Button>
      </div>
      <Articles articles={list.data?.data ?? []} />
      {adding ? <AddArticle onClose={() => add(false)} /> : null}
    </ListScreen>
  )
}

type Article = Gives<typeof listArticles>['data'][number]

function Articles({ articles }: { articles: readonly Article[] }) {
  const t = useTranslations('articles')
  const format = useFormatter()
  return (
    <Table
      caption={t('title')}
      rows={articles}
      rowId={({ id }) => id}
      empty={
        <Empty icon="file" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      }
      columns={[
        {
          id: 'name',
          head: t('name'),
          names: true,
          cell: ({ id, title, href }) => (
            <div className="stack stack-xs">
              <a className="link" href={`/admin/articles/${id}`}>
                <bdi>{title || t('untitled')}</bdi>
              </a>
              <bdi className="ltr small quiet">{href}</bdi>
            </div>
          ),
        },
        { id: 'state', head: t('state'), folds: true, cell: (article) => <State article={article} /> },
        {
          id: 'written',
          head: t('written'),
          wideOnly: true,
          cell: ({ at, by }) => (
            <Facts items={[format.dateTime(new Date(at), 'day'), by ? <bdi key="by">{by}</bdi> : null]} />
          ),
        },
      ]}
    />
  )
}

function State({ article: { state, number, changed } }: { article: Article }) {
  const t = useTranslations('articles')
  return (
    <Facts
      items={[
        <Word key="state" tone={articleTones[state]}>
          {t(`states.${state}`)}
        </Word>,
        number ? t('version', { number }) : null,
        changed && number ? t('changes') : null,
      ]}
    />
  )
}

function AddArticle({ onClose }: { onClose: () => void }) {
  const t = useTranslations('articles')
  const go = useNavigate()
  const form = useForm(addArticle, {
    initial: { slug: '' },
    toInput: ({ slug }) => ({ slug: slug.trim().toLowerCase() }),
    onDone: ({ data: { id } }) => go(`/admin/articles/${id}`),
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('add')} save={t('create')} cancel={t('cancel')}>
      <TextField
        {...form.field('slug')}
        label={t('slug')}
        help={t('slugHelp')}
        dir="ltr"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </FormDialog>
  )
}
