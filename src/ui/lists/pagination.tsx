import './pagination.css'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { pageWindow } from './page-window.ts'

type Props = { page: number; pages: number; href: (page: number) => string }

/** Plain. Links to the pages of a list. Nothing when there is one page only. */
export function Pagination({ page, pages, href }: Props) {
  const t = useTranslations('ui')
  const format = useFormatter()
  if (pages < 2) return null
  return (
    <nav className="pagination" aria-label={t('pages.label')}>
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" aria-label={t('pages.previous')}>
          <Icon name="back" />
        </a>
      ) : null}
      {pageWindow(page, pages).map((at, order) =>
        at === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name of its own
          <span key={`gap ${order}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={at}
            href={href(at)}
            aria-current={at === page ? 'page' : undefined}
            aria-label={t('pages.page', { page: at })}
            data-near={Math.abs(at - page) === 1 && at !== 1 && at !== pages ? '' : undefined}
          >
            {format.number(at)}
          </a>
        ),
      )}
      {page < pages ? (
        <a href={href(page + 1)} rel="next" aria-label={t('pages.next')}>
          <Icon name="next" />
        </a>
      ) : null}
    </nav>
  )
}
