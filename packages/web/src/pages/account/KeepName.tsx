import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../kit/net/api.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { say } from './words.ts';

/** Guests who come back without their cookie are others: what that means here, and the way to a password. */
export function KeepName({ text }: { readonly text: string }) {
  const isGuest = useSignal(false);
  useEffect(() => {
    void api
      .account()
      .then(({ hasPassword }) => {
        isGuest.value = !hasPassword;
      })
      .catch(() => {});
  }, []);
  if (!isGuest.value) return null;
  return (
    <p class="soft">
      {text}{' '}
      <PageLink to="/account" kind="link">
        {say('who.keep-title')}
      </PageLink>
    </p>
  );
}
