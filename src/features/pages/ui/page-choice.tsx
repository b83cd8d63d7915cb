import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { choosePage, type myPages } from '../contract.ts'

type Page = Gives<typeof myPages>['data'][number]

/** A page one works on, with the way in; asked and not yet let in says so. */
export function PageChoice({ page }: { page: Page }) {
  const t = useTranslations('pages')
  const choose = useSend(choosePage, {
    onDone() {
      // the seed's key for the chosen workspace (§3)
      localStorage.setItem('workspace_page_id', page.id)
      localStorage.setItem('page_id', page.id)
      location.assign('/page')
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  return (
    <div className="row">
      <Avatar name={page.name} src={page.logo ?? undefined} kind="company" size="l" />
      <div className="grow stack stack-xs">
        <h2 className="lead">
          <bdi>{page.name}</bdi>
        </h2>
        <div className="small quiet">
          <Facts
            items={[
              t(`roles.${page.role}`),
              page.place,
              page.waiting > 0 ? t('mine.waiting', { count: page.waiting }) : null,
            ]}
          />
        </div>
      </div>
      {page.asked ? (
        <Word tone="warm" boxed>
          {t('mine.asked')}
        </Word>
      ) : (
        <Button look="quiet" iconEnd="next" busy={choose.isPending} onClick={() => choose.mutate({ page: page.id })}>
          {t('mine.open')}
        </Button>
      )}
    </div>
  )
}
