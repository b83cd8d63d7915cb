import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { readArticle } from '../contract.ts'
import type { Route } from './+types/edit-article-screen'
import { ArticleForm } from './article-form.tsx'
import { articleTones } from './article-tones.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.content.edit')
  const { article } = asked.params
  return { article, first: session ? await load(page, readArticle, { article }) : undefined }
}

/** `/admin/articles/…`: one text of the site, written in four languages, published and kept in versions. */
export default function EditArticleScreen({ loaderData: { article, first } }: Route.ComponentProps) {
  const t = useTranslations('articles')
  useTopic(first ? 'reviews:all' : null)
  const { data } = useCall(readArticle, { article }, { initial: first, enabled: first !== undefined })
  const read = data?.data
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="edit-article" className="wrap-read stack stack-l">
        <header className="stack stack-xs">
          <a className="link small" href="/admin/articles">
            {t('back')}
          </a>
          <h1 tabIndex={-1}>
            <bdi className="ltr">{read?.href ?? t('title')}</bdi>
          </h1>
          {read ? (
            <div className="cluster">
              <Facts
                items={[
                  <Word key="state" tone={articleTones[read.state]}>
                    {t(`states.${read.state}`)}
                  </Word>,
                  read.versions[0] ? t('version', { number: read.versions[0].number }) : null,
                  read.changed && read.versions[0] ? t('changes') : null,
                ]}
              />
              {read.state === 'published' ? (
                <LinkButton href={read.href} size="s" icon="eye">
                  {t('view')}
                </LinkButton>
              ) : null}
            </div>
          ) : null}
        </header>
        {read ? <ArticleForm key={read.id} read={read} /> : null}
      </main>
    </AppShell>
  )
}
