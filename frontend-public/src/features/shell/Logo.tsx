import { useCompany } from '../../api/useCompany';

/** On dark ground: the uploaded logo, that for light ground on a light plate, or the drawn mark and the company's name. */
export function Logo() {
  const { companyName, logoUrl, darkLogoUrl } = useCompany();
  const shownUrl = darkLogoUrl || logoUrl;
  return (
    <a href="/" className={darkLogoUrl ? 'logo' : 'logo logo-plated'} aria-label={`${companyName}, home`}>
      {shownUrl ? (
        <img src={shownUrl} alt={companyName} height={44} />
      ) : (
        <>
          <svg className="logo-mark" width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
            <rect className="logo-plate" width="44" height="44" rx="12" />
            <path className="logo-trace" d="M8 31h7l4-6M36 13h-7l-4 6" />
            <circle className="logo-node" cx="8" cy="31" r="2.4" />
            <circle className="logo-node" cx="36" cy="13" r="2.4" />
            <path className="logo-bolt" d="M24.5 8 14 24.5h7L19.5 36 30 19.5h-7z" />
          </svg>
          <strong className="logo-name">{companyName}</strong>
        </>
      )}
    </a>
  );
}
