import { PromoteButton } from '#features/jobs/promotion/ui/promote-button.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { GroupStateWord } from '../group-state-word.tsx'
import type { useGroupEditor } from './use-group-editor.ts'

/** What is written, in which state it is, whether it is saved, and where it is seen. */
export function EditorHead({ editor: { draft, values, isDirty } }: { editor: ReturnType<typeof useGroupEditor> }) {
  const t = useTranslations('jobGroups.editor')
  const promotion = useTranslations('promotion')
  const title = values.texts.find(({ language }) => language === values.language)?.title.trim()
  const isOut = draft?.state === 'published' || draft?.state === 'ended'
  return (
    <header className="stack stack-s">
      <h1 className="clip" dir="auto">
        {title || t('new')}
      </h1>
      <Facts
        small
        items={[
          <GroupStateWord key="state" state={draft?.state ?? 'draft'} />,
          <span key="saved" role="status">
            {t(draft && !isDirty ? 'saved' : 'unsaved')}
          </span>,
        ]}
      />
      {draft && draft.state !== 'archived' ? (
        <div className="cluster">
          <LinkButton href={`/job-groups/${draft.address}`} icon="eye" size="s">
            {t('preview')}
          </LinkButton>
          {isOut ? (
            <LinkButton href={`/job-groups/${draft.address}/share`} icon="share" size="s">
              {t('share')}
            </LinkButton>
          ) : null}
          {draft.state === 'published' && draft.fields.visibility === 'public' ? (
            <PromoteButton size="s" of={{ kinds: ['group'], thing: draft.id, title: title ?? '' }}>
              {promotion('openGroup')}
            </PromoteButton>
          ) : null}
        </div>
      ) : null}
    </header>
  )
}
