import { useQuery } from '@tanstack/react-query';
import { zipQuery } from '@tree-service/market/api/places';
import { forecastQuery, weatherService, type Forecast } from '../api/weather';

/** The weather around a five-digit ZIP code; null while it is not known, and where it is not asked for. */
export function useForecast(zip: string): Forecast | null {
  const place = useQuery({ ...zipQuery(zip), enabled: weatherService() !== null });
  return useQuery(forecastQuery(place.data ?? null)).data ?? null;
}
