import type { FastifyReply, FastifyRequest } from 'fastify';

/** COOKIE is apart from the one of players: who plays on the owner's computer is not the owner. */
const COOKIE = 'macher-owner';

/** HOST_COOKIE is the name behind TLS: a browser takes it from this very host only. */
const HOST_COOKIE = '__Host-macher-owner';

export function ownerTokenIn({ cookies }: FastifyRequest): string | null {
  return cookies[HOST_COOKIE] ?? cookies[COOKIE] ?? null;
}

/** Gives the cookie: no script reads it, and no link or page of another site sends it. */
export function giveOwnerCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge: number,
): void {
  const secure = request.protocol === 'https';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge } as const;
  reply.setCookie(secure ? HOST_COOKIE : COOKIE, token, options);
}

export function takeOwnerCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
  if (request.protocol === 'https') reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
}
