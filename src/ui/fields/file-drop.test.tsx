import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Problem } from '#platform/browser/problem.ts'
import { show } from '#tests/screens/show.tsx'
import { FileDrop } from './file-drop.tsx'
import type { Upload } from './use-uploads.ts'

const pdf = new File(['words'], 'cv.pdf', { type: 'application/pdf' })
const sent: string[] = []
function open(upload: Upload<string>, multiple = false) {
  sent.length = 0
  return show(
    <FileDrop
      name="cv"
      label="CV"
      accept=".pdf,image/*"
      kinds="PDF or a picture"
      maxBytes={1_000}
      multiple={multiple}
      upload={upload}
      onSent={(result) => sent.push(result)}
    />,
  )
}
const input = page.getByLabelText(/Drop (?:a file|files) here/)

test('a file of no bytes is sent, or said to be of a wrong kind', async () => {
  await open(async ({ name }) => name)
  await userEvent.upload(input, new File([], 'cv.pdf', { type: 'application/pdf' }))
  await expect.element(input).toHaveAccessibleDescription('cv.pdf is empty. Choose another file.')
  expect(sent).toEqual([])
})

test('a dropped file of another kind or too large is sent all the same', async () => {
  await open(async ({ name }) => name)
  await expect.element(input).toBeInTheDocument()
  const dropped = (file: File) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    document
      .querySelector('.drop')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }
  dropped(new File(['x'], 'cv.exe'))
  await expect
    .element(input)
    .toHaveAccessibleDescription('cv.exe isn’t a supported file type. Choose PDF or a picture.')
  dropped(new File(['x'.repeat(2_000)], 'long.pdf'))
  await expect.element(input).toHaveAccessibleDescription(/^long\.pdf is larger than 1 KB/)
  expect(sent).toEqual([])
  dropped(pdf)
  await expect.poll(() => sent).toEqual(['cv.pdf'])
})

test('a file that failed cannot be tried again, or its reason is not told', async () => {
  let tries = 0
  await open(async ({ name }) => {
    tries += 1
    if (tries === 1) throw new Error('The file has a password.')
    return name
  })
  await userEvent.upload(input, pdf)
  await expect.element(page.getByText('The file has a password.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('Uploaded')).toBeVisible()
  expect(sent).toEqual(['cv.pdf'])
})

test('an upload that was stopped arrives later', async () => {
  let finish = (_: string) => {}
  await open(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await userEvent.upload(input, pdf)
  await userEvent.click(page.getByRole('button', { name: 'Cancel upload of cv.pdf' }))
  finish('cv.pdf')
  await expect.element(input).toBeVisible()
  expect(sent).toEqual([])
})

test('of several files that are not taken only the last is told', async () => {
  await open(async ({ name }) => name, true)
  await userEvent.upload(input, [
    new File(['x'.repeat(2_000)], 'one.pdf'),
    pdf,
    new File(['x'.repeat(2_000)], 'two.pdf'),
  ])
  await expect.element(input).toHaveAccessibleDescription(/one\.pdf.*two\.pdf/)
  await expect.poll(() => sent).toEqual(['cv.pdf'])
})

test('files that a server was down for wait until somebody presses each of them', async () => {
  let isDown = true
  await open(async ({ name }) => {
    if (isDown) throw new Problem({ code: 'offline', status: 0 })
    return name
  }, true)
  await userEvent.upload(input, [pdf, new File(['more'], 'other.pdf')])
  await expect.element(page.getByText(/Connection lost/).first()).toBeVisible()
  isDown = false
  await expect.poll(() => [...sent].sort(), { timeout: 12_000 }).toEqual(['cv.pdf', 'other.pdf'])
}, 20_000)

test('how far a file is reads as a bare number', async () => {
  await open((_, { onProgress }) => {
    onProgress(0.456)
    return new Promise(() => {})
  })
  await userEvent.upload(input, pdf)
  await expect.element(page.getByText('Uploading, 45%')).toBeVisible()
})

test('kinds of files stand in Arabic behind Latin commas', async () => {
  await show(
    <FileDrop
      {...{ name: 'photo', label: 'صورة', accept: 'image/*', kinds: 'JPG, PNG, WebP', maxBytes: 1_000 }}
      upload={async () => ''}
      onSent={() => undefined}
    />,
    { language: 'ar' },
  )
  expect(document.body.textContent).toContain('JPG، PNG، WebP،')
})
