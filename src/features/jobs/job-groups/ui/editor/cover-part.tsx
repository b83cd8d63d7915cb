import { addFile, mostBytes } from '#features/site/files/contract.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import type { PartProps } from './group-values.ts'
import { Part } from './part.tsx'

type Props = {
  values: { cover: string | null }
  set: (name: 'cover' | 'cover_id', value: string | null) => void
  errorOf: PartProps['errorOf']
}

/** The picture above the title: stored at once, and its thing's when that is saved. */
export function CoverPart({ values, set, errorOf }: Props) {
  const t = useTranslations('jobGroups.editor.cover')
  const choose = (id: string | null, url: string | null) => {
    set('cover_id', id)
    set('cover', url)
  }
  return (
    <Part id="cover" title={t('head')}>
      {values.cover ? (
        <div className="stack stack-s">
          <img className="group-cover-small" src={values.cover} alt={t('alt')} />
          <div>
            <Button look="text" size="s" icon="trash" onClick={() => choose(null, null)}>
              {t('remove')}
            </Button>
          </div>
        </div>
      ) : (
        <FileDrop
          name="cover_id"
          label={t('label')}
          optional
          error={errorOf('cover_id')}
          accept="image/jpeg,image/png,image/webp"
          kinds={t('kinds')}
          maxBytes={mostBytes}
          upload={(file, on) => sendFiles(addFile, {}, { file }, on)}
          onSent={({ data }) => choose(data.id, `/api/files/${data.id}/thumb/960`)}
        />
      )}
    </Part>
  )
}
