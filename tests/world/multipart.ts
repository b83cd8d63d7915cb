/** Fields as JSON in `data`, and files beside them, as a browser sends a form. */
export function multipart(data: unknown, files: Record<string, { name: string; bytes: Uint8Array }>) {
  const boundary = 'masar-test-boundary'
  const parts = [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="data"\r\n\r\n${JSON.stringify(data)}\r\n`),
  ]
  for (const [field, { name, bytes }] of Object.entries(files))
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    )
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
