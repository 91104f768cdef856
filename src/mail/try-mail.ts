const timeoutMs = 10_000;

/** Connects to the mail server and signs in, but sends nothing. Throws an error in words for the operator. */
export const tryMail = async (smtpUrl: string, proxy: string | null): Promise<void> => {
  const { createTransport } = await import('nodemailer');
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    ...(proxy !== null && { proxy }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
  } catch (cause) {
    throw new Error(explain(cause, host), { cause });
  } finally {
    transport.close();
  }
};

const textOf = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && name in value
    ? String(value[name as keyof typeof value])
    : '';

const explain = (cause: unknown, host: string) => {
  const words = textOf(cause, 'message');
  const explanations: [RegExp, string][] = [
    [/EAUTH|Invalid login/, `the mail server ${host} refuses user or password. Correct SMTP_URL`],
    [/ECONNREFUSED/, `nothing listens at ${host}. Correct SMTP_URL, or start the mail server`],
    [
      /ENOTFOUND|EAI_AGAIN|EDNS/,
      `the name of the mail server, ${host}, is not known. Correct SMTP_URL`,
    ],
    [
      /wrong version number|WRONG_VERSION|packet length/,
      `the mail server ${host} does not speak TLS from the start. Write smtp:// instead of smtps:// in SMTP_URL`,
    ],
    [/certificate|CERT/i, `the certificate of the mail server ${host} is not accepted (${words})`],
    [
      /ETIMEDOUT|Greeting|timeout/i,
      `the mail server ${host} does not answer. A firewall, or the wrong port in SMTP_URL (smtps:// for port 465)?`,
    ],
  ];
  const all = `${textOf(cause, 'code')} ${words}`;
  return (
    explanations.find(([pattern]) => pattern.test(all))?.[1] ??
    `the mail server ${host} refused: ${words}`
  );
};
