import { copyText } from '#platform/browser/copy-text.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/over/dialog.tsx'

/** The recovery codes, shown once: to copy, save or print. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('secondFactor.codes')
  const text = codes.join('\n')
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
          <LinkButton
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="recovery-codes.txt"
            icon="download"
          >
            {t('download')}
          </LinkButton>
        </>
      }
    >
      <div className="stack">
        <p>{t('text')}</p>
        <ul className="rows num ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p>
          <Button look="text" size="s" icon="copy" onClick={() => void copyText(text, { copied: t('copied') })}>
            {t('copy')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
